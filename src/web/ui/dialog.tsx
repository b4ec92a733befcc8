import { Modal, type ModalProps } from "./modal.tsx";

/** A modal in the middle of the desktop, at the bottom of the phone. */
export const Dialog = (props: ModalProps) => <Modal kind="dialog" {...props} />;
