import { Modal, type ModalProps } from "./modal.tsx";

/** A modal at the right of the desktop, at the bottom of the phone. */
export const Sheet = (props: ModalProps) => <Modal kind="sheet" {...props} />;
