import { isSourceNode, parseSource, type SourceNode } from "./parse-source.ts";

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

const isName = (node: SourceNode): boolean =>
  node.type === "Identifier" ||
  node.type === "PrivateName" ||
  (node.type === "StringLiteral" && /^[\w$-]+$/.test(String(node.value)));

/**
 * Lists the names that a source declares, with their lines: identifiers, keys, and the strings of literal types.
 * @param tsx whether it may hold markup
 * @throws Error on a syntax error
 */
export function listDeclaredNames(source: string, tsx = true): DeclaredName[] {
  const { body, getLine } = parseSource(source, tsx);
  const names: DeclaredName[] = [];
  const visit = (value: unknown) => {
    if (Array.isArray(value)) for (const item of value) visit(item);
    else if (isSourceNode(value)) {
      for (const field of declaringFields[String(value.type)] ?? []) {
        for (const node of [value[field]].flat()) {
          if (isSourceNode(node) && isName(node)) names.push({ name: String(node.value), line: getLine(node) });
        }
      }
      for (const child of Object.values(value)) visit(child);
    }
  };
  visit(body);
  return names;
}
