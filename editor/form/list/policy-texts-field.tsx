import { useTranslation } from 'react-i18next'
import { type PolicyKind, policyEntries } from '#content/policy-entries.ts'
import { elementShape, type ListShape } from '#content/shape.ts'
import { useLocale } from '../../components/editor-context.ts'
import { itemTitle } from '../../model/documents/names.ts'
import { FieldFrame } from '../fields/field-frame.tsx'
import { TextField } from '../fields/value-fields.tsx'
import { type FieldProps, pathKey, useForm } from '../form-context.ts'
import { AddButton } from './add-button.tsx'
import type { ShownRow } from './row-item.tsx'
import { Rows } from './rows.tsx'
import type { Target } from './tree.ts'

const kinds: PolicyKind[] = ['title', 'paragraph', 'list', 'updated', 'mail']

/** One text of a policy, named by its kind. */
export function PolicyText({ field, at }: FieldProps) {
  const { t } = useTranslation()
  const [listItem] = policyEntries({ [field.key]: '' })
  const kind = listItem?.kind ?? 'paragraph'
  return <TextField {...{ field, at }} name={t(`policyKinds.${kind}`)} />
}

/**
 * The texts of a policy. The ending of a text's key determines its kind ('part2Title' is a title). The list `order`,
 * beside the texts, contains their keys in order.
 */
export function PolicyTextsField({ field, at }: FieldProps) {
  const { t } = useTranslation()
  const { read, change, enter } = useForm()
  const locale = useLocale()
  const texts = (read(at) ?? {}) as Record<string, unknown>
  const orderAt = [...at.slice(0, -1), 'order']
  const entries = policyEntries(texts, read(orderAt) as string[] | undefined)
  const keys = entries.map(({ key }) => key)
  const shape = field.schema as ListShape
  const setOrder = (order: string[]) => ({ path: orderAt, value: ['title', ...order] })
  const rows = entries.map(
    ({ key, kind }): ShownRow => ({
      path: [key],
      depth: 0,
      listItem: { id: key },
      holder: undefined,
      height: 1,
      siblings: keys,
      name: itemTitle(elementShape(shape, key), texts[key], locale) || t(`policyKinds.${kind}`),
      note: t(`policyKinds.${kind}`),
    }),
  )

  function move({ listItem }: ShownRow, { before }: Target) {
    const others = keys.filter((key) => key !== listItem.id)
    change(setOrder(others.toSpliced(before ? others.indexOf(before) : others.length, 0, listItem.id)))
  }
  function remove({ listItem }: ShownRow) {
    change({ path: [...at, listItem.id], value: undefined }, setOrder(keys.filter((key) => key !== listItem.id)))
  }
  function add(kind: PolicyKind) {
    const key = newPolicyTextKey(kind, texts)
    if (!key) return
    change({ path: [...at, key], value: { en: '', ar: '' } }, setOrder([...keys, key]))
    enter([...at, key])
  }

  return (
    <>
      <TextField
        field={{ key: 'title', kind: 'text', schema: elementShape(shape, 'title'), isOptional: true }}
        at={[...at, 'title']}
      />
      <FieldFrame at={at}>
        <Rows name={t('fields.content')} {...{ at, rows }} onMove={move} onDelete={remove} />
        <div className="ed-row">
          {kinds
            .filter((kind) => newPolicyTextKey(kind, texts))
            .map((kind) => (
              <AddButton key={kind} list={pathKey(at)} onClick={() => add(kind)}>
                {t(`policyKinds.${kind}`)}
              </AddButton>
            ))}
        </div>
      </FieldFrame>
    </>
  )
}

const endings = { title: 'Title', list: 'List', paragraph: 'Text' }

/**
 * Returns a key for a new text of a policy ('part2Title'); undefined if the policy already has a text of this kind and
 * may have only one.
 */
function newPolicyTextKey(kind: PolicyKind, texts: object): string | undefined {
  const once = kind === 'updated' ? 'lastUpdated' : kind === 'mail' ? 'contactUsEmail' : undefined
  if (once) return once in texts ? undefined : once
  const ending = endings[kind as keyof typeof endings]
  let number = 1
  while (`part${number}${ending}` in texts) number++
  return `part${number}${ending}`
}
