import { useTranslation } from 'react-i18next'
import { FollowLink } from '../../dialogs/follow-link.tsx'
import { PathBox } from '../../dialogs/path-box.tsx'
import { fieldName } from '../../field-name.ts'
import { type FieldProps, useForm } from '../form-context.ts'
import { nameOfWay } from '../ways.ts'

/** Where a link leads. */
export function LinkField({ field, at }: FieldProps) {
  const { t } = useTranslation()
  const { read, change, faultAt, isTouched, locale, leave } = useForm()
  const path = (read(at) as string | undefined) ?? ''
  return (
    <div className="ed-sheet-field" data-field={nameOfWay(at)}>
      <PathBox
        label={fieldName(t, at)}
        value={path}
        isRefused={faultAt(at) !== undefined}
        isOptional={field.isOptional}
        onChange={(value) => change({ steps: at, value: value === '' && field.isOptional ? undefined : value })}
        follow={!isTouched && <FollowLink path={path} locale={locale} onFollow={leave} />}
      />
    </div>
  )
}
