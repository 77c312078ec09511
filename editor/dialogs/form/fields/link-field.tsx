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
  const href = (read(at) as string | undefined) ?? ''
  return (
    <div className="ed-form-field" data-field={pathKey(at)}>
      <PathBox
        label={fieldName(t, at)}
        value={href}
        isRefused={errorAt(at) !== undefined}
        isOptional={field.isOptional}
        onChange={(value) => change({ path: at, value: value === '' && field.isOptional ? undefined : value })}
        follow={!isTouched && <FollowLink href={href} locale={locale} onFollow={leave} />}
      />
    </div>
  )
}
