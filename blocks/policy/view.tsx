import { useTranslation } from 'react-i18next'
import type { LocalizedRichText, LocalizedText } from '#content/localized.ts'
import { isRequiredBlock } from '#content/pages.ts'
import { listOf, type PolicyEntry, policyEntries } from '#content/policy-entries.ts'
import { ReadOnlyFields, RichText, Text, WhenFilled } from '#fields/fields.tsx'
import { StarPattern } from '#ui/ornaments.tsx'
import type { ViewProps } from '../block.ts'
import type { LocalizedContent } from '../catalogue.ts'
import { ContactLink } from '../contact-links.tsx'

/**
 * Renders a long text. If the block is the first of the page, as in the privacy policy, its title is the page's
 * heading, and a table of contents is beside the text. Otherwise the block is an ordinary section.
 */
export default function Policy({ block, isFirst = false }: ViewProps<'TEXT'>) {
  const { content, page, type } = block
  if (!isFirst) return <TextSection content={content} />
  return <PolicyPage content={content} isPolicy={isRequiredBlock(page, type)} />
}

type Texts = LocalizedContent<'TEXT'>['content']

/**
 * Returns the plain text under a key. The suffix of a key determines whether its text is plain
 * (content/policy-entries.ts). The type cannot express this.
 */
const plainOf = (content: Texts, key: string) =>
  content[key] as LocalizedText | LocalizedRichText as LocalizedText | undefined

type PolicyProps = { content: LocalizedContent<'TEXT'> }

function TextSection({ content: { content, order } }: PolicyProps) {
  return (
    <section className="section late">
      <div className="wrap stack policy-text">
        <Text field={plainOf(content, 'title')} as="h2" className="h2" />
        {policyEntries(content, order?.items).map((entry) => (
          <Entry key={entry.key} entry={entry} content={content} heading="h3" />
        ))}
      </div>
    </section>
  )
}

function PolicyPage({ content: block, isPolicy }: PolicyProps & { isPolicy: boolean }) {
  const { t } = useTranslation()
  const { content, order } = block
  const entries = policyEntries(content, order?.items)
  const chapters = entries.filter(({ kind, key }) => kind === 'title' && plainOf(content, key)?.text)
  const stored = plainOf(content, 'title')
  const title = stored?.text || !isPolicy ? stored : { ...stored, text: t('policy.title') }
  return (
    <article>
      <header className="stage policy-head">
        <StarPattern />
        <div className="wrap">
          <Text field={title} as="h1" className="display star-stop" />
        </div>
      </header>
      <div className="wrap columns policy-grid">
        {chapters.length > 2 && (
          <nav className="sticky policy-contents" aria-label={t('policy.contents')}>
            <p className="label">{t('policy.contents')}</p>
            <ol>
              <ReadOnlyFields>
                {chapters.map(({ key }) => (
                  <li key={key}>
                    <a href={`#${key}`}>
                      <Text field={plainOf(content, key)} />
                    </a>
                  </li>
                ))}
              </ReadOnlyFields>
            </ol>
          </nav>
        )}
        <div className="stack policy-text">
          {entries.map((entry) => (
            <Entry key={entry.key} entry={entry} content={content} heading="h2" />
          ))}
        </div>
      </div>
    </article>
  )
}

type EntryProps = { entry: PolicyEntry; content: Texts; heading: 'h2' | 'h3' }

function Entry({ entry: { key, kind }, content, heading }: EntryProps) {
  const field = plainOf(content, key)
  const rich = content[key] ?? { html: '' }
  switch (kind) {
    case 'title':
      // Only a text that is the first block of its page has anchors, because two texts on one page may have the same
      // keys.
      return <Text field={field} as={heading} {...(heading === 'h2' && { id: key })} />
    case 'list':
      return <RichText field={{ ...rich, html: listOf(rich.html) }} className="rich" />
    case 'updated':
      return <Text field={field} as="p" className="policy-updated" />
    case 'mail':
      return (
        <WhenFilled field={field}>
          <p className="rich">
            <ContactLink kind="mail" field={field} />
          </p>
        </WhenFilled>
      )
    case 'paragraph':
      return <RichText field={rich} className="rich" />
  }
}
