// A drop target for files. Only for a mouse: keyboards and fingers have a button.
import { type DragEvent, type ReactNode, useState } from 'react';

interface FileDropProps {
  onDrop: (files: File[]) => void;
  className: string;
  children: ReactNode;
}

export function FileDrop({ onDrop, className, children }: FileDropProps) {
  const [isOver, setIsOver] = useState(false);
  /** Before the inner list, which accepts only its own photos. */
  const take = (event: DragEvent, isOverNow: boolean): boolean => {
    if (!event.dataTransfer.types.includes('Files')) return false;
    event.preventDefault();
    event.stopPropagation();
    setIsOver(isOverNow);
    return true;
  };
  return (
    <div
      data-drop-target={isOver || undefined}
      onDragEnterCapture={(event) => void take(event, true)}
      onDragOverCapture={(event) => void take(event, true)}
      onDragLeaveCapture={(event) => void take(event, false)}
      onDropCapture={(event) => {
        if (take(event, false)) onDrop([...event.dataTransfer.files]);
      }}
      className={className}
    >
      {children}
    </div>
  );
}
