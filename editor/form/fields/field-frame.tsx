import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldName } from '../../field-name.ts'
import type { Steps } from '../../store/content-path.ts'
import { useForm } from '../form-context.ts'
import { nameOfWay } from '../ways.ts'

type FieldFrameProps = {
  at: Steps
  name?: string | undefined
  note?: string | undefined
  /** The one box that the name belongs to; a field of several is a group. */
  box?: string
  className?: string
  children: ReactNode
}

/** A field's name, its boxes, and what is wrong with them. */
export function FieldFrame({ at, name: given, note, box, className = '', children }: FieldFrameProps) {
  const { t } = useTranslation()
  const id = useId()
  const name = given ?? fieldName(t, at)
  const group = box ? {} : { role: 'group', 'aria-labelledby': id }
  return (
    <div className={`ed-sheet-field ${className}`} data-field={nameOfWay(at)} {...group}>
      {box ? (
        <label className="ed-sheet-name" id={id} htmlFor={box}>
          {name}
        </label>
      ) : (
        <p className="ed-sheet-name" id={id}>
          {name}
        </p>
      )}
      {children}
      {note && <p className="ed-note">{note}</p>}
      <Fault at={at} />
    </div>
  )
}

/** What is wrong with the field at the end of a way. */
export function Fault({ at }: { at: Steps }) {
  const fault = useForm().faultAt(at)
  return fault ? (
    <p role="alert" className="ed-refused">
      {fault}
    </p>
  ) : null
}
