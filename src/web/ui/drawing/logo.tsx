/** The logo: the corner of a floor plan with an open door, and the site's name. Goes inside a link of class `logo`. */
export const Logo = ({ name }: { name: string }) => (
  <>
    <svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor">
      <path d="M3 23V3h20" strokeWidth="3.5" />
      <path d="M23 10.5H10.5V23M23 10.5A12.5 12.5 0 0 1 10.5 23" strokeWidth="1.25" stroke="var(--plan)" />
    </svg>
    {name}
  </>
);
