import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { zh } from "../../texts/zh.ts";
import { NetworkError } from "../platform/api-client.ts";
import { Link } from "../ui/link.tsx";

/** Shown when a page could not be loaded: says why and offers a retry. */
export function ErrorPage({ error }: ErrorComponentProps) {
  const router = useRouter();
  const offline = error instanceof NetworkError;
  const words = offline ? zh.error.offline : zh.error.fault;
  return (
    <main className="page lost" id="main" role="alert">
      <h1>{words.title}</h1>
      <p className="soft">{words.text}</p>
      <p className="lost-actions">
        <button className="btn ink" onClick={() => router.invalidate()} type="button">
          {zh.error.retry}
        </button>
        <Link href="/">{zh.notFound.home}</Link>
      </p>
    </main>
  );
}
