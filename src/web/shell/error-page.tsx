import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { siteZh } from "../../texts/site/site.zh.ts";
import { NetworkError } from "../platform/api/create-api-client.ts";
import { Link } from "../ui/navigation/link.tsx";

/** Shown when a page could not be loaded: says why and offers a retry. */
export function ErrorPage({ error }: ErrorComponentProps) {
  const router = useRouter();
  const offline = error instanceof NetworkError;
  const texts = offline ? siteZh.error.offline : siteZh.error.fault;
  return (
    <main className="page lost" id="main" role="alert">
      <h1>{texts.title}</h1>
      <p className="soft">{texts.text}</p>
      <p className="lost-actions">
        <button className="btn ink" onClick={() => router.invalidate()} type="button">
          {siteZh.error.retry}
        </button>
        <Link href="/">{siteZh.notFound.home}</Link>
      </p>
    </main>
  );
}
