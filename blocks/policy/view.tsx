import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownText } from '#content/shown.ts'
import { Text } from '#fields/text.tsx'
import { Unedited } from '#fields/unedited.tsx'
import { WhenFilled } from '#fields/when-filled.tsx'
import { StarPattern } from '#ui/star-pattern.tsx'
import type { ViewProps } from '../block.ts'
import { linesOf, type PolicyEntry, policyEntries } from './policy-entries.ts'

/** A long text for calm reading, with its chapters beside it. Its page has no hero, so the title is the page's. */
export function Policy({ block: { content: block } }: ViewProps<'TEXT'>) {
  const { t } = useTranslation()
  const { content, order } = block
  const entries = policyEntries(content, order?.items ?? [])
  const chapters = entries.filter(({ kind, key }) => kind === 'title' && content[key]?.text)
  const title = content.title?.text ? content.title : { ...content.title, text: t('policy.title') }
  return (
    <article className="policy">
      <header className="policy-head">
        <StarPattern />
        <div className="wrap">
          <Text field={title} as="h1" className="display star-stop" />
        </div>
      </header>
      <div className="wrap policy-grid">
        {chapters.length > 2 && (
          <nav className="policy-contents" aria-label={t('policy.contents')}>
            <p className="label">{t('policy.contents')}</p>
            <ol>
              <Unedited>
                {chapters.map(({ key }) => (
                  <li key={key}>
                    <a href={`#${key}`}>
                      <Text field={content[key]} />
                    </a>
                  </li>
                ))}
              </Unedited>
            </ol>
          </nav>
        )}
        <div className="policy-text">
          {entries.map((entry) => (
            <Entry key={entry.key} entry={entry} field={content[entry.key]} />
          ))}
        </div>
      </div>
    </article>
  )
}

function Entry({ entry: { key, kind }, field }: { entry: PolicyEntry; field: ShownText | undefined }) {
  switch (kind) {
    case 'title':
      return <Text field={field} as="h2" id={key} />
    case 'list':
      return <Text field={field} as={BulletList} />
    case 'updated':
      return <Text field={field} as="p" className="policy-updated" />
    case 'mail':
      return (
        <WhenFilled field={field}>
          <p>
            <a href={`mailto:${field?.text}`}>
              <bdi dir="ltr">
                <Text field={field} />
              </bdi>
            </a>
          </p>
        </WhenFilled>
      )
    case 'paragraph':
      return <Text field={field} as="p" />
  }
}

/** The lines of one text as the points of a list. */
function BulletList({ children, ...list }: Omit<ComponentProps<'ul'>, 'children'> & { children: string }) {
  return (
    <ul {...list}>
      {linesOf(children).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike, and they have nothing else
        <li key={index}>{line}</li>
      ))}
    </ul>
  )
}
