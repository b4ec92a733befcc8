import { type ParseOptions, parseSync } from "@swc/core";

interface DeclaredName {
  name: string;
  line: number;
}

/** Fields of swc's nodes that hold a declared name or a pattern that is one; nested patterns are nodes of their own. */
const declaringFields: Record<string, string[]> = {
  VariableDeclarator: ["id"],
  FunctionDeclaration: ["identifier"],
  FunctionExpression: ["identifier"],
  Parameter: ["pat"],
  ArrowFunctionExpression: ["params"],
  CatchClause: ["param"],
  LabeledStatement: ["label"],
  AssignmentPattern: ["left"],
  RestElement: ["argument"],
  ArrayPattern: ["elements"],
  AssignmentPatternProperty: ["key"],
  KeyValuePatternProperty: ["value"],
  ClassDeclaration: ["identifier"],
  ClassExpression: ["identifier"],
  ClassProperty: ["key"],
  ClassMethod: ["key"],
  PrivateProperty: ["key"],
  PrivateMethod: ["key"],
  AutoAccessor: ["key"],
  TsParameterProperty: ["param"],
  KeyValueProperty: ["key"],
  MethodProperty: ["key", "params"],
  GetterProperty: ["key"],
  SetterProperty: ["key"],
  TsInterfaceDeclaration: ["id"],
  TsTypeAliasDeclaration: ["id"],
  TsEnumDeclaration: ["id"],
  TsEnumMember: ["id"],
  TsModuleDeclaration: ["id"],
  TsPropertySignature: ["key"],
  TsMethodSignature: ["key", "params"],
  TsGetterSignature: ["key"],
  TsSetterSignature: ["key", "param"],
  TsCallSignatureDeclaration: ["params"],
  TsConstructSignatureDeclaration: ["params"],
  TsIndexSignature: ["params"],
  TsFunctionType: ["params"],
  TsConstructorType: ["params"],
  TsTypeParameter: ["name"],
  TsTupleElement: ["label"],
  TsLiteralType: ["literal"],
  ImportDefaultSpecifier: ["local"],
  ImportNamespaceSpecifier: ["local"],
  ImportSpecifier: ["local"],
  ExportSpecifier: ["exported"],
  ExportNamespaceSpecifier: ["name"],
};

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;

const isName = (node: Node): boolean =>
  node.type === "Identifier" ||
  node.type === "PrivateName" ||
  (node.type === "StringLiteral" && /^[\w$-]+$/.test(String(node.value)));

/**
 * Lists the names that a source declares, with their lines: identifiers, keys, and the strings of literal types.
 * @param tsx whether it may hold markup
 * @throws Error on a syntax error
 */
export function listDeclaredNames(source: string, tsx = true): DeclaredName[] {
  const options: ParseOptions = { syntax: "typescript", tsx, target: "esnext" };
  // swc counts bytes from 1 and begins its module at the first token, so the source is padded to begin with one.
  const bytes = Buffer.from(`;${source}`);
  const module = parseSync(`;${source}`, options);
  const offset = module.span.start;
  const names: DeclaredName[] = [];
  const visit = (value: unknown) => {
    if (Array.isArray(value)) for (const item of value) visit(item);
    else if (isNode(value)) {
      for (const field of declaringFields[String(value.type)] ?? []) {
        for (const node of [value[field]].flat()) {
          if (!isNode(node) || !isName(node)) continue;
          const { start } = node.span as { start: number };
          const line = bytes
            .subarray(0, start - offset)
            .toString()
            .split("\n").length;
          names.push({ name: String(node.value), line });
        }
      }
      for (const child of Object.values(value)) visit(child);
    }
  };
  visit(module.body);
  return names;
}
