import { Modal, type ModalProps } from "./modal.tsx";

/** A modal, centred on the desktop, at the bottom of the screen on the phone. */
export const Dialog = (props: ModalProps) => <Modal kind="dialog" {...props} />;
