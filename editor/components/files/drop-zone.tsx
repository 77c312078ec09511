import { type DragEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'

type DropZoneProps = {
  onDrop: (files: File[]) => void
  hint?: string
  children: ReactNode
}

/** Accepts dropped files. `children` must contain a button that opens the file dialog, for use without a pointer. */
export function DropZone({ onDrop, hint, children }: DropZoneProps) {
  const { t } = useTranslation()
  const [isOver, setOver] = useState(false)
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: by keyboard, the button in `children` does the same
    <div
      className="ed-drop-zone"
      onDragOver={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(false)
        onDrop([...event.dataTransfer.files])
      }}
    >
      {children}
      {isOver && (
        <p className="ed-drop-hint">
          <span>{hint ?? t('uploads.dropHere')}</span>
        </p>
      )}
    </div>
  )
}
