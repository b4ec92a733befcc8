import type { z } from "zod";
import type { Output } from "#contract/index.ts";
import type { CallPath } from "#contract/calls.ts";
import { stopAtType } from "#contract/stop-at-type.ts";

/** What a tool works with: the calls of the contract, with which it can read whatever a page can. */
export interface ToolContext {
  /** Makes a call in process. @throws ServiceError */
  call: <P extends CallPath>(path: P, input?: unknown) => Promise<Output<P>>;
  /** Makes an absolute address of a path of the site. */
  toUrl: (path: string) => string;
}

/** One tool that an assistant can call. Its answer is JSON: unknown facts are absent. */
export interface AssistantTool<Input extends z.ZodObject = z.ZodObject> {
  name: string;
  title: string;
  /** For the assistant: what the tool answers and when it is to be used. */
  description: string;
  input: Input;
  /** What the answer holds, where its fields need explaining. */
  output?: z.ZodObject;
  run: (context: ToolContext, input: z.infer<Input>) => Promise<Record<string, unknown>>;
}

/** Defines a tool; its input has the types of its schema, and is checked no further than they hold. */
export function defineTool<Input extends z.ZodObject>(tool: AssistantTool<Input>): AssistantTool {
  stopAtType(tool.input);
  return tool as unknown as AssistantTool;
}
