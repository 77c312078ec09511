import { createContext, type ReactNode, use } from 'react'
import type { Edit } from '#content/edits.ts'
import type { Path } from '#content/path.ts'
import type { Shape } from '#content/shape.ts'
import type { BoxUploads } from '../components/media/use-uploads.ts'
import { type DocumentType, schemaAt } from '../model/documents/field-schema.ts'
import { type FormField, formKindOf } from '../model/documents/form-field-kinds.ts'

/** What the fields of a form use. Paths are relative to the form's root. */
export type Form = {
  /** The type of the block that is edited; undefined for other forms. */
  type?: DocumentType | undefined
  schema: Shape
  /** The path from the document to the form's root. */
  rootPath?: Path
  /** The keys of the fields that come first, also while they are empty. */
  leading?: readonly string[]
  uploads: BoxUploads
  read: (at: Path) => unknown
  readBefore: (at: Path) => unknown
  change: (...edits: FormEdit[]) => void
  errorAt: (at: Path) => string | undefined
  /** Whether there is an error at a path or below it. */
  hasError: (at: Path) => boolean
  isTouched: boolean
  /** The values of the notes below fields. */
  values?: Record<string, string> | undefined
  /**
   * By dotted path: the options of choices whose options are only known at run time, or have pictures. Screen readers
   * read the text alternative of a picture as the description of its option.
   */
  choices?: Choices | undefined
  enter: (at: Path) => void
  /** Focuses an element of the form after the next render. */
  focusOn: (selector: string) => void
}

export type Choices = {
  [dottedPath: string]: readonly (readonly [option: string, name: string, picture?: ReactNode])[]
}

/** An edit of the form's draft. Unlike a stored edit, it needs no previous value (`was`). */
export type FormEdit = Edit | { path: Path; value: unknown }

/** `name` replaces the name of the field's key; `note` is shown below the field. */
export type FieldProps = { field: FormField; at: Path; name?: string; note?: string }

export const FormContext = createContext<Form | null>(null)

export function useForm(): Form {
  const form = use(FormContext)
  if (!form) throw new Error('useForm is called outside a form')
  return form
}

/** Returns the paths of all list items on a path, the outermost first: of `tabs.first.title` only `tabs.first`. */
export function listItemsAlong(schema: Shape, path: Path): Path[] {
  return path.flatMap((_, index) => {
    const holder = index === 0 ? schema : schemaAt(schema, path.slice(0, index))
    const kind = holder && formKindOf(holder)
    return kind === 'list' || kind === 'texts' ? [path.slice(0, index + 1)] : []
  })
}

/** Returns a path as a string for attributes in the DOM, e.g. `tabs.first`. */
export const pathKey = (path: Path) => path.join('.')
