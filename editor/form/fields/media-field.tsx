import { useTranslation } from 'react-i18next'
import { fieldName } from '../../field-name.ts'
import { MediaBox } from '../../media/media-box.tsx'
import type { MediaValue } from '../../media/media-value.ts'
import { slotOf } from '../../media/slot.ts'
import { type FieldProps, useForm } from '../form-context.ts'
import { isEmpty } from '../form-fields.ts'
import { nameOfWay } from '../ways.ts'
import { Fault } from './field-frame.tsx'

/** A picture, an icon or a film. */
export function MediaField({ field, at }: FieldProps) {
  const { t } = useTranslation()
  const { schema, desk, uploads, read, change } = useForm()
  const onChange = (value: MediaValue) =>
    change({ steps: at, value: isEmpty(value) && field.isOptional ? undefined : value })
  return (
    <div className="ed-sheet-field" data-field={nameOfWay(at)}>
      <MediaBox
        label={fieldName(t, at)}
        value={read(at) as MediaValue | undefined}
        accept={slotOf(schema, at).takes}
        {...{ isOptional: field.isOptional, onChange, uploads, at, desk }}
      />
      <Fault at={at} />
    </div>
  )
}
