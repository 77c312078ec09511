import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type BilingualText, inLocale } from '#content/locale.ts'
import { routeTable } from '#content/pages.ts'
import { useEditor, useLocale } from '../../components/editor-context.ts'
import { isEmpty } from '../../model/documents/form-field-kinds.ts'
import { fieldName } from '../../model/documents/names.ts'
import { FieldFrame } from '../fields/field-frame.tsx'
import { type FieldProps, pathKey, useForm } from '../form-context.ts'
import { AddButton } from './add-button.tsx'
import { Rows } from './rows.tsx'
import { rowsOf } from './tree.ts'

/** The posts that a section shows, or those that were removed from it, by their ids. */
export function PostsField(props: FieldProps) {
  const { read } = useForm()
  if (props.field.key !== 'hiddenPosts') return <ChosenPosts {...props} />
  return isEmpty(read(props.at)) ? null : <RemovedPosts {...props} />
}

function ChosenPosts({ at }: FieldProps) {
  const { t } = useTranslation()
  const { change } = useForm()
  const { ids, others, nameOf } = usePosts(at)
  const [picked, pick] = useState<string>()
  const box = useId()
  const set = (value: string[]) => change({ path: at, value })
  const rows = rowsOf(
    ids.map((id) => ({ id })),
    undefined,
  ).map((row) => ({ ...row, name: nameOf(row.listItem.id) }))
  function add() {
    const post = picked ?? others[0]
    if (post) set([...ids, post])
    pick(undefined)
  }
  return (
    <FieldFrame at={at} note={t('editor.newestPosts')}>
      <Rows
        name={fieldName(t, at)}
        {...{ at, rows }}
        hasForms={false}
        onMove={({ listItem: { id } }, { before }) => {
          const rest = ids.filter((each) => each !== id)
          set(rest.toSpliced(before ? rest.indexOf(before) : rest.length, 0, id))
        }}
        onDelete={({ listItem: { id } }) => set(ids.filter((each) => each !== id))}
      />
      {others.length > 0 && (
        <div className="ed-row">
          <label htmlFor={box}>{t('editor.post')}</label>
          <select
            id={box}
            className="ed-form-box"
            value={picked ?? others[0]}
            onChange={(event) => pick(event.target.value)}
          >
            {others.map((id) => (
              <option key={id} value={id}>
                {nameOf(id)}
              </option>
            ))}
          </select>
          <AddButton list={pathKey(at)} onClick={add}>
            {t('editor.addItem')}
          </AddButton>
        </div>
      )}
    </FieldFrame>
  )
}

function RemovedPosts({ at }: FieldProps) {
  const { t } = useTranslation()
  const { read, change } = useForm()
  const { ids, nameOf } = usePosts(at)
  const id = useId()
  const chosenAt = [...at.slice(0, -1), 'posts']
  function putBack(post: string) {
    const chosen = (read(chosenAt) ?? []) as string[]
    const isShown = chosen.length === 0 || chosen.includes(post)
    change({ path: at, value: ids.filter((each) => each !== post) })
    if (!isShown) change({ path: chosenAt, value: [...chosen, post] })
  }
  return (
    <FieldFrame at={at}>
      <ul className="ed-stack ed-form-rows">
        {ids.map((post) => (
          <li key={post} className="ed-line ed-form-row">
            <p id={`${id}-${post}`} style={{ paddingInlineStart: '12px' }}>
              <span>{nameOf(post)}</span>
            </p>
            <button type="button" className="ed-btn" aria-describedby={`${id}-${post}`} onClick={() => putBack(post)}>
              {t('editor.putBack')}
            </button>
          </li>
        ))}
      </ul>
    </FieldFrame>
  )
}

/** Returns the ids at a path and those of all other posts that blocks of the form's type can show. */
function usePosts(at: FieldProps['at']) {
  const { client, act, t } = useEditor()
  const locale = useLocale()
  const { type, read } = useForm()
  const [titles, setTitles] = useState(new Map<string, BilingualText>())
  useEffect(() => {
    const source = routeTable.flatMap(({ itemSources = [] }) => itemSources).find(({ into }) => into === type)
    void act.attempt(t('page.failed'), async () => {
      const blocks = source ? await client.page(source.page) : []
      const owner = blocks.find(({ block_type }) => block_type === source?.block_type)
      const items = owner ? await client.items(owner.id) : []
      setTitles(new Map(items.map(({ id, content }) => [id, content.title as BilingualText])))
    })
  }, [client, act, t, type])
  const ids = (read(at) ?? []) as string[]
  function nameOf(id: string): string {
    const title = titles.get(id)
    return (title && inLocale(title, locale).text) || id
  }
  return { ids, others: [...titles.keys()].filter((id) => !ids.includes(id)), nameOf }
}
