import type { ReactNode } from "react";

const times = (count: number, make: (index: number) => ReactNode) =>
  Array.from({ length: count }, (_, index) => make(index));

const LoadingStatus = ({ children }: { children: ReactNode }) => (
  <div role="status">
    <span className="vh">加载中</span>
    <div aria-hidden="true">{children}</div>
  </div>
);

const Lines = () => (
  <>
    <i className="sk title" />
    <i className="sk line" style={{ width: "84%" }} />
    <i className="sk line" style={{ width: "44%" }} />
  </>
);

/** Placeholder of a venue or space list while it loads, in the shape of its rows. */
export const ListSkeleton = ({ rows = 3 }: { rows?: number }) => (
  <LoadingStatus>
    {times(rows, (row) => (
      <div key={row} className="v row">
        <article>
          <div className="pic">
            <i className="sk pic" />
          </div>
          <div className="name">
            <Lines />
          </div>
          <div className="facts">
            {times(5, (fact) => (
              <div key={fact} className={fact === 4 ? "pr" : undefined}>
                <i className="sk line" style={{ width: "40%" }} />
                <i className="sk fact" />
              </div>
            ))}
          </div>
        </article>
      </div>
    ))}
  </LoadingStatus>
);

/** Placeholder of a table while it loads. */
export const TableSkeleton = ({ rows = 4, columns = 6 }: { rows?: number; columns?: number }) => (
  <LoadingStatus>
    {times(rows, (row) => (
      <div key={row} className="sk-table row" style={{ gridTemplateColumns: `2fr repeat(${columns - 1}, 1fr)` }}>
        {times(columns, (column) => (
          <i key={column} className="sk" />
        ))}
      </div>
    ))}
  </LoadingStatus>
);

/** Placeholder of a picture with its caption while it loads. */
export const CardSkeleton = () => (
  <LoadingStatus>
    <i className="sk pic" style={{ marginBottom: 8 }} />
    <Lines />
  </LoadingStatus>
);
