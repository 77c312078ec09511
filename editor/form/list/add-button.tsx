import type { ReactNode, Ref } from 'react'
import { Plus } from '../../components/icons.tsx'

type AddButtonProps = { list: string; onClick: () => void; ref?: Ref<HTMLButtonElement>; children: ReactNode }

/** A button that adds an item to the list above the button; `list` is the path of the list. */
export function AddButton({ list, onClick, ref, children }: AddButtonProps) {
  return (
    <button type="button" className="ed-btn ed-link ed-form-add" data-add={list} ref={ref} onClick={onClick}>
      <Plus className="ed-i" />
      <span>{children}</span>
    </button>
  )
}
