import { Plus } from 'lucide-react'
import type { ReactNode, Ref } from 'react'

type AddButtonProps = { list: string; onClick: () => void; ref?: Ref<HTMLButtonElement>; children: ReactNode }

/** Adds an item to the list above it. */
export function AddButton({ list, onClick, ref, children }: AddButtonProps) {
  return (
    <button type="button" className="ed-btn ed-link ed-form-add" data-add={list} ref={ref} onClick={onClick}>
      <Plus className="ed-i" aria-hidden="true" />
      <span>{children}</span>
    </button>
  )
}
