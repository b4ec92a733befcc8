import { Modal, type ModalProps } from "./modal.tsx";

/** A modal, at the right on the desktop, at the bottom of the screen on the phone. */
export const Sheet = (props: ModalProps) => <Modal kind="sheet" {...props} />;
