import { type PointerEvent, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { modalZIndex, swipe } from "../../domain/limits.ts";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";

export interface ModalProps {
  open: boolean;
  /** Asked for by Esc, the back gesture, a click beside it, the close button or a swipe down on the head. */
  onClose: () => void;
  title: ReactNode;
  /** In the head, such as 清空 6 项. */
  action?: ReactNode;
  /** Stays at the bottom, such as the button with the live count. */
  footer?: ReactNode;
  /** Rendered only while it is open. An element marked `data-autofocus` takes the focus instead of the title. */
  children: ReactNode;
  wide?: boolean;
  className?: string;
}

/** Opens and closes the native dialog with the prop; the browser gives the focus back when it closes. */
function useNativeDialog(open: boolean) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    dialog.showModal();
    const first = dialog.querySelector<HTMLElement>("[data-autofocus]") ?? dialog.querySelector<HTMLElement>("h2");
    first?.focus();
    return () => dialog.close();
  }, [open]);
  return ref;
}

/** Calls back on a quick swipe down (specification, section 9). */
function useSwipeDown(done: () => void) {
  const from = useRef({ y: 0, at: 0 });
  return {
    onPointerDown: (event: PointerEvent) => {
      from.current = { y: event.clientY, at: event.timeStamp };
    },
    onPointerUp: (event: PointerEvent) => {
      const { y, at } = from.current;
      if (event.pointerType === "touch" && event.clientY - y > swipe.pixels && event.timeStamp - at < swipe.ms) done();
    },
  };
}

/** The frame of Dialog and Sheet; they differ in where they stand. */
export function Modal({
  kind,
  open,
  onClose,
  title,
  action,
  footer,
  children,
  wide,
  className,
}: ModalProps & { kind: "dialog" | "sheet" }) {
  const dialog = useNativeDialog(open);
  const titleId = useId();
  const pressedBeside = useRef(false);
  const head = useSwipeDown(onClose);
  return (
    <dialog
      ref={dialog}
      className={classNames("modal", kind, wide && "wide", className)}
      style={{ zIndex: modalZIndex }}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => event.target === event.currentTarget && open && !event.currentTarget.open && onClose()}
      onMouseDown={(event) => {
        pressedBeside.current = event.target === event.currentTarget;
      }}
      onMouseUp={(event) => pressedBeside.current && event.target === event.currentTarget && onClose()}
    >
      {open && (
        <>
          <header {...head} style={{ touchAction: "none" }}>
            <h2 id={titleId} tabIndex={-1}>
              {title}
            </h2>
            {action}
            <button type="button" className="shut" aria-label="关闭" onClick={onClose}>
              <Icon name="close" />
            </button>
          </header>
          <div className="body">{children}</div>
          {footer && <footer>{footer}</footer>}
        </>
      )}
    </dialog>
  );
}
