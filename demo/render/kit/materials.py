"""Materials by name, made once a scene."""

import bpy

from .textures import image, marble, rgb, wood


def _new(name):
    mat = bpy.data.materials.new(name)
    mat.use_nodes = True
    return mat, mat.node_tree.nodes, mat.node_tree.links


def _color(hexa):
    return (*rgb(hexa), 1)


def plain(name, hexa, rough=0.5, metal=0.0, bump=0.0, bump_scale=400, sheen=0.0, spec=0.5, vary=0.0, subsurface=0.0):
    """One colour; `bump` is the strength of a fine noise, `vary` the spread of brightness between instances."""
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    mat, nodes, links = _new(name)
    shader = nodes["Principled BSDF"]
    inputs = shader.inputs
    inputs["Base Color"].default_value = _color(hexa)
    inputs["Roughness"].default_value, inputs["Metallic"].default_value = rough, metal
    inputs["Sheen"].default_value, inputs["Specular"].default_value = sheen, spec
    if subsurface:
        inputs["Subsurface"].default_value, inputs["Subsurface Color"].default_value = subsurface, _color(hexa)
    if vary:
        info, scaled, hsv = nodes.new("ShaderNodeObjectInfo"), nodes.new("ShaderNodeMapRange"), nodes.new("ShaderNodeHueSaturation")
        scaled.inputs["To Min"].default_value, scaled.inputs["To Max"].default_value = 1 - vary, 1 + vary
        hsv.inputs["Color"].default_value = _color(hexa)
        links.new(info.outputs["Random"], scaled.inputs["Value"])
        links.new(scaled.outputs["Result"], hsv.inputs["Value"])
        links.new(hsv.outputs["Color"], inputs["Base Color"])
    if bump:
        _bump(nodes, links, shader, bump, bump_scale)
    return mat


def _bump(nodes, links, shader, strength, scale):
    where, grain, bump = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeTexNoise"), nodes.new("ShaderNodeBump")
    grain.inputs["Scale"].default_value, grain.inputs["Detail"].default_value = scale, 1
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = strength, 0.002
    links.new(where.outputs["Object"], grain.inputs["Vector"])
    links.new(grain.outputs["Fac"], bump.inputs["Height"])
    links.new(bump.outputs["Normal"], shader.inputs["Normal"])


def textured(name, picture, tile, rough=0.5, spec=0.5, world=True, sheen=0.0, bump=0.0, turn=0.0, rough_from=None):
    """A picture laid box-wise, one tile to `tile` metres; by world position (walls, floors) or by the object (furniture)."""
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    mat, nodes, links = _new(name)
    shader = nodes["Principled BSDF"]
    mapping, texture = nodes.new("ShaderNodeMapping"), nodes.new("ShaderNodeTexImage")
    texture.image, texture.projection, texture.projection_blend = picture, "BOX", 0.05
    mapping.inputs["Scale"].default_value = (1 / tile, 1 / tile, 1 / tile)
    mapping.inputs["Rotation"].default_value = (0, 0, turn)
    where = nodes.new("ShaderNodeNewGeometry" if world else "ShaderNodeTexCoord")
    source = where.outputs["Position" if world else "Object"]
    if not world:
        info, shift = nodes.new("ShaderNodeObjectInfo"), nodes.new("ShaderNodeVectorMath")
        links.new(info.outputs["Random"], shift.inputs[1])
        links.new(source, shift.inputs[0])
        source = shift.outputs["Vector"]
    links.new(source, mapping.inputs["Vector"])
    links.new(mapping.outputs["Vector"], texture.inputs["Vector"])
    links.new(texture.outputs["Color"], shader.inputs["Base Color"])
    shader.inputs["Roughness"].default_value, shader.inputs["Specular"].default_value = rough, spec
    shader.inputs["Sheen"].default_value = sheen
    if bump:
        _bump(nodes, links, shader, bump, 700)
    return mat


def veneer(name, dark, light, seed, rough=0.38, world=True):
    return textured(name, image(f"{name}-map", wood(dark, light, seed)), 1.2, rough, 0.45, world)


def stone(name, base, vein, seed, rough=0.12, tile=2.4):
    return textured(name, image(f"{name}-map", marble(base, vein, seed)), tile, rough, 0.5)


def glow(name, hexa, strength):
    """Light of its own."""
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    mat, nodes, links = _new(name)
    nodes.remove(nodes["Principled BSDF"])
    light = nodes.new("ShaderNodeEmission")
    light.inputs["Color"].default_value, light.inputs["Strength"].default_value = _color(hexa), strength
    links.new(light.outputs["Emission"], nodes["Material Output"].inputs["Surface"])
    return mat


def screen(name, picture, strength=1.0):
    """A lit display: the picture by UV."""
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    mat, nodes, links = _new(name)
    nodes.remove(nodes["Principled BSDF"])
    texture, light = nodes.new("ShaderNodeTexImage"), nodes.new("ShaderNodeEmission")
    texture.image, texture.extension = picture, "EXTEND"
    light.inputs["Strength"].default_value = strength
    links.new(texture.outputs["Color"], light.inputs["Color"])
    links.new(light.outputs["Emission"], nodes["Material Output"].inputs["Surface"])
    return mat


def thin_glass(name="glass", hexa="#f4f8f7", clear=0.86):
    """Glass that lets light straight through: no refraction, no caustics, little noise."""
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    mat, nodes, links = _new(name)
    nodes.remove(nodes["Principled BSDF"])
    through, gloss, blend, fresnel = (nodes.new(f"ShaderNode{kind}") for kind in ("BsdfTransparent", "BsdfGlossy", "MixShader", "LayerWeight"))
    through.inputs["Color"].default_value = _color(hexa)
    gloss.inputs["Roughness"].default_value = 0.03
    # Facing, not Fresnel: an open sheet is seen from both sides, and Fresnel takes its back for the inside of a block.
    fresnel.inputs["Blend"].default_value = 0.2
    edge = nodes.new("ShaderNodeMapRange")
    edge.inputs["To Min"].default_value, edge.inputs["To Max"].default_value = 0.03, 1 - clear + 0.4
    links.new(fresnel.outputs["Facing"], edge.inputs["Value"])
    links.new(edge.outputs["Result"], blend.inputs["Fac"])
    links.new(through.outputs["BSDF"], blend.inputs[1])
    links.new(gloss.outputs["BSDF"], blend.inputs[2])
    links.new(blend.outputs["Shader"], nodes["Material Output"].inputs["Surface"])
    return mat


def sheer(name, hexa, strength):
    """A curtain with daylight behind it."""
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    mat, nodes, links = _new(name)
    shader = nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = _color("#f3f1ec")
    shader.inputs["Roughness"].default_value = 0.9
    shader.inputs["Emission"].default_value = _color(hexa)
    facing, curve = nodes.new("ShaderNodeLayerWeight"), nodes.new("ShaderNodeMapRange")
    facing.inputs["Blend"].default_value = 0.5
    curve.inputs["To Min"].default_value, curve.inputs["To Max"].default_value = strength, strength * 0.35
    links.new(facing.outputs["Facing"], curve.inputs["Value"])
    links.new(curve.outputs["Result"], shader.inputs["Emission Strength"])
    return mat
