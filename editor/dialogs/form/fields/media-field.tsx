import { useTranslation } from 'react-i18next'
import { fieldName } from '../../../model/documents/field-name.ts'
import { isEmpty } from '../../../model/documents/form-fields.ts'
import { mediaSlotOf } from '../../../model/uploads/media-slot.ts'
import type { MediaValue } from '../../../model/uploads/media-value.ts'
import { MediaBox } from '../../media/media-box.tsx'
import { type FieldProps, useForm } from '../form-context.ts'
import { pathKey } from '../form-paths.ts'
import { FieldError } from './field-frame.tsx'

/** A picture, an icon or a video. */
export function MediaField({ field, at }: FieldProps) {
  const { t } = useTranslation()
  const { schema, store, uploads, read, change } = useForm()
  const onChange = (value: MediaValue) =>
    change({ path: at, value: isEmpty(value) && field.isOptional ? undefined : value })
  return (
    <div className="ed-form-field" data-field={pathKey(at)}>
      <MediaBox
        label={fieldName(t, at)}
        value={read(at) as MediaValue | undefined}
        accept={mediaSlotOf(schema, at).takes}
        {...{ isOptional: field.isOptional, onChange, uploads, at, store }}
      />
      <FieldError at={at} />
    </div>
  )
}
