import { createContext, type RefObject, use } from 'react'
import type { BlockType } from '#blocks/catalogue.ts'
import type { Locale } from '#content/locale.ts'
import type { Shape } from '#content/shape.ts'
import type { FormField } from '../../model/documents/form-fields.ts'
import type { Edit, Path } from '../../model/edits/edits.ts'
import type { EditorStore } from '../../model/store.ts'
import type { BoxUploads } from '../media/use-uploads.ts'

/** What a form's fields work with. Ways begin where the form does. */
export type Form = {
  type: BlockType
  /** Of what the form holds. */
  schema: Shape
  /** The way in the block or item to where the form begins. */
  steps: Path
  /** The page's language. */
  locale: Locale
  store: EditorStore
  uploads: BoxUploads
  read: (at: Path) => unknown
  /** What stood there when the form was opened. */
  readBefore: (at: Path) => unknown
  change: (...edits: Change[]) => void
  /** What is wrong there, in words. */
  errorAt: (at: Path) => string | undefined
  /** Whether something is wrong there or behind. */
  hasError: (at: Path) => boolean
  isTouched: boolean
  /** Goes into an entry of a list. */
  enter: (at: Path) => void
  /** Gives the focus to an element of the form as soon as what was changed is drawn. */
  focusOn: (selector: string) => void
  isDragging: RefObject<boolean>
  /** Closes the form, where nothing is lost by it. */
  leave: () => void
}

/** An edit in the form; nobody asks what stood there before. */
export type Change = Edit | { steps: Path; value: unknown }

/** `name` and `note` stand in for a field's usual name and say more about it. */
export type FieldProps = { field: FormField; at: Path; name?: string; note?: string }

export const FormContext = createContext<Form | null>(null)

export function useForm(): Form {
  const form = use(FormContext)
  if (!form) throw new Error('A field stands outside its form')
  return form
}
