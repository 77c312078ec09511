import { useTranslation } from 'react-i18next'
import { fieldName } from '../../../model/documents/field-name.ts'
import { FollowLink } from '../../links/follow-link.tsx'
import { PathBox } from '../../links/path-box.tsx'
import { type FieldProps, useForm } from '../form-context.ts'
import { pathKey } from '../form-paths.ts'

/** The target of a link. */
export function LinkField({ field, at }: FieldProps) {
  const { t } = useTranslation()
  const { read, change, errorAt, isTouched, locale, leave } = useForm()
  const path = (read(at) as string | undefined) ?? ''
  return (
    <div className="ed-sheet-field" data-field={pathKey(at)}>
      <PathBox
        label={fieldName(t, at)}
        value={path}
        isRefused={errorAt(at) !== undefined}
        isOptional={field.isOptional}
        onChange={(value) => change({ steps: at, value: value === '' && field.isOptional ? undefined : value })}
        follow={!isTouched && <FollowLink path={path} locale={locale} onFollow={leave} />}
      />
    </div>
  )
}
