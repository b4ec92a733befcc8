import { useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { modalZIndex } from "#domain/limits.ts";
import { classNames } from "../text/class-names.ts";
import {
  closeToast,
  getToasts,
  pauseToast,
  getServerToasts,
  resumeToast,
  subscribeToasts,
  type Toast,
} from "./toast.ts";
import textStyles from "../text/text.module.css";
import styles from "./toast-host.module.css";

/** A single toast; ToastHost positions it. */
export function ToastMessage({ toast }: { toast: Pick<Toast, "message" | "kind" | "action"> & { id?: number } }) {
  const { id, message, kind, action } = toast;
  return (
    <p className={classNames(styles.toast, kind === "warn" && styles.warning)}>
      {message}
      {action && (
        <button
          type="button"
          onClick={() => {
            if (id !== undefined) closeToast(id);
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
    </p>
  );
}

/**
 * The container of all toasts, rendered once in the shell. A permanent live region announces the messages;
 * the toasts are in a popover, so that they appear above an open dialog.
 */
export function ToastHost() {
  const toasts = useSyncExternalStore(subscribeToasts, getToasts, getServerToasts);
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const layer = host.current;
    if (!layer?.showPopover) return;
    if (layer.matches(":popover-open")) layer.hidePopover();
    if (toasts.length > 0) layer.showPopover();
  }, [toasts]);
  return (
    <>
      <div className={textStyles.visuallyHidden} role="status" aria-live="polite">
        {toasts.map((toast) => (
          <span key={toast.id}>{toast.message}</span>
        ))}
      </div>
      <div className={styles.toastHost} popover="manual" ref={host} style={{ zIndex: modalZIndex + 1 }}>
        {toasts.map((toast) => (
          <fieldset
            key={toast.id}
            aria-label={toast.message}
            onPointerEnter={() => pauseToast(toast.id)}
            onPointerLeave={() => resumeToast(toast.id)}
            onFocus={() => pauseToast(toast.id)}
            onBlur={() => resumeToast(toast.id)}
          >
            <ToastMessage toast={toast} />
          </fieldset>
        ))}
      </div>
    </>
  );
}
