import type { ReactNode } from "react";
import { callbackShortZh } from "../../../texts/demand/callback.zh.ts";
import { venueZh } from "../../../texts/venue/venue.zh.ts";
import { useRuntimeConfig } from "../../platform/runtime-config-context.ts";
import { LinkButton } from "../../ui/forms/button.tsx";
import "./adviser-card.css";

interface AdviserCardProps {
  title: string;
  text: string;
  button: string;
  /** The demand form's link, prefilled with what is known. */
  href: string;
  /** Further links. */
  children?: ReactNode;
}

/** Renders the side card that leads to an adviser: what to request, who calls back, and when. */
export function AdviserCard({ title, text, button, href, children }: AdviserCardProps) {
  const { adviser } = useRuntimeConfig();
  return (
    <div className="adviser">
      <h2 className="h2s">{title}</h2>
      <p>{text}</p>
      <LinkButton full href={href} variant="act">
        {button}
      </LinkButton>
      <p className="small">{venueZh.enquiry.promise(adviser)}</p>
      {children}
    </div>
  );
}

/** Renders the same link as a bar at the bottom of the phone. */
export function AdviserBar({ button, href }: Pick<AdviserCardProps, "button" | "href">) {
  return (
    <div className="bar adviser-bar noprint">
      <p className="small">{callbackShortZh}</p>
      <LinkButton href={href} variant="act">
        {button}
      </LinkButton>
    </div>
  );
}
