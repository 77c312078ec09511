import { type ReactNode, useRef } from 'react'

type FileInputButtonProps = {
  className: string
  /** Kinds of files, as the browser's dialog wants them. */
  accept: string
  multiple?: boolean
  onChoose: (files: File[]) => void
  children: ReactNode
}

/** A button that asks for files of this device. */
export function FileInputButton({ className, accept, multiple, onChoose, children }: FileInputButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button type="button" className={className} onClick={() => input.current?.click()}>
        {children}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          // The same file may be chosen once more.
          currentTarget.value = ''
          if (files.length > 0) onChoose(files)
        }}
      />
    </>
  )
}
