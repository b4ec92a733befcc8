import { type ComponentType, useState } from "react";
import type { ShortcutsDialogProps } from "./shortcuts-dialog.tsx";

/**
 * Renders the footer's line that opens the list of shortcuts, which is loaded when it is asked for. The key `?` presses it
 * (`data-shortcuts`).
 */
export function ShortcutsLine({ text, className }: { text: string; className?: string | undefined }) {
  const [Dialog, setDialog] = useState<ComponentType<ShortcutsDialogProps>>();
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOpen(true);
    // Without network the next press tries again.
    import("./shortcuts-dialog.tsx").then(
      (module) => setDialog(() => module.ShortcutsDialog),
      () => undefined,
    );
  };
  return (
    <>
      <button className={className} data-shortcuts="" onClick={open} type="button">
        {text} <kbd>?</kbd>
      </button>
      {Dialog && <Dialog isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
