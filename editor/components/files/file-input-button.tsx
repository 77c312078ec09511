import { type ReactNode, useRef } from 'react'

type FileInputButtonProps = {
  className: string
  accept: string
  multiple?: boolean
  onChoose: (files: File[]) => void
  children: ReactNode
}

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
          // Reset, so that choosing the same file again fires a change event.
          currentTarget.value = ''
          if (files.length > 0) onChoose(files)
        }}
      />
    </>
  )
}
