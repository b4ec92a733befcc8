import { type PointerEvent, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { modalZIndex, swipe } from "#domain/limits.ts";
import { useInterfaceTexts } from "../../platform/use-interface-texts.ts";
import { classNames } from "../text/class-names.ts";
import { Icon } from "../drawing/icon.tsx";
import styles from "./modal.module.css";

export interface ModalProps {
  open: boolean;
  /** Called on Esc, the back gesture, a click on the backdrop, the close button or a swipe down on the header. */
  onClose: () => void;
  title: ReactNode;
  /** Action in the header, such as 清空 6 项. */
  action?: ReactNode;
  /** Fixed at the bottom, such as the button with the live count. */
  footer?: ReactNode;
  /** Rendered only while open. An element with `data-autofocus` gets the focus instead of the title. */
  children: ReactNode;
  wide?: boolean;
  className?: string;
}

/** Opens and closes the native dialog with the prop; the browser restores the focus when it closes. */
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

/** Returns pointer handlers that call back on a quick swipe down (specification, section 9). */
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

/** The common part of Dialog and Sheet, which differ in their position. */
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
  const texts = useInterfaceTexts();
  const dialog = useNativeDialog(open);
  const titleId = useId();
  const pressedOnBackdrop = useRef(false);
  const head = useSwipeDown(onClose);
  return (
    <dialog
      ref={dialog}
      className={classNames(
        styles.modal,
        kind === "sheet" ? styles.sheet : styles.dialog,
        wide && styles.wide,
        className,
      )}
      style={{ zIndex: modalZIndex }}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => event.target === event.currentTarget && open && !event.currentTarget.open && onClose()}
      onMouseDown={(event) => {
        pressedOnBackdrop.current = event.target === event.currentTarget;
      }}
      onMouseUp={(event) => pressedOnBackdrop.current && event.target === event.currentTarget && onClose()}
    >
      {open && (
        <>
          <header {...head} style={{ touchAction: "none" }}>
            <h2 id={titleId} tabIndex={-1}>
              {title}
            </h2>
            {action}
            <button type="button" className={styles.closeButton} aria-label={texts.close} onClick={onClose}>
              <Icon name="close" />
            </button>
          </header>
          <div className={styles.content}>{children}</div>
          {footer && <footer>{footer}</footer>}
        </>
      )}
    </dialog>
  );
}
