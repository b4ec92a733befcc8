import { type ModuleItem, type Pattern, parseSync } from "@swc/core";

function listPatternNames(pattern: Pattern): string[] {
  if (pattern.type === "Identifier") return [pattern.value];
  if (pattern.type === "ArrayPattern") return pattern.elements.flatMap((item) => (item ? listPatternNames(item) : []));
  if (pattern.type !== "ObjectPattern") return [];
  return pattern.properties.flatMap((property) => {
    if (property.type === "AssignmentPatternProperty") return [property.key.value];
    return property.type === "KeyValuePatternProperty" ? listPatternNames(property.value) : [];
  });
}

function listNames(item: ModuleItem): string[] {
  if (item.type === "ExportDeclaration") {
    const { declaration } = item;
    if (declaration.type === "VariableDeclaration")
      return declaration.declarations.flatMap(({ id }) => listPatternNames(id));
    if ("identifier" in declaration) return [declaration.identifier.value];
    return "id" in declaration && declaration.id.type === "Identifier" ? [declaration.id.value] : [];
  }
  if (item.type === "ExportNamedDeclaration")
    return item.specifiers.flatMap((one) => (one.type === "ExportSpecifier" ? [(one.exported ?? one.orig).value] : []));
  if (item.type === "ExportDefaultExpression")
    return item.expression.type === "Identifier" ? [item.expression.value] : ["default"];
  if (item.type !== "ExportDefaultDeclaration") return [];
  return ["identifier" in item.decl && item.decl.identifier ? item.decl.identifier.value : "default"];
}

/** Lists the names that a source exports; a default export by the name of its function, else as `default`. */
export const listExportedNames = (source: string, tsx = true): string[] =>
  parseSync(source, { syntax: "typescript", tsx, target: "esnext" }).body.flatMap(listNames);
