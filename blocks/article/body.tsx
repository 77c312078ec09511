import { Items } from '#fields/items.tsx'
import { Picture } from '#fields/picture.tsx'
import { RichText } from '#fields/rich-text.tsx'
import { Text } from '#fields/text.tsx'
import { anchorOf, type BodyItem, type LocalizedArticle } from './headings.ts'

/** The body of an article (specification §3). Subheadings are h3 if there are headings, else h2. */
export function ArticleBody({ article }: { article: LocalizedArticle }) {
  const hasHeadings = article.body?.items.some(({ type }) => type === 'heading')
  return (
    <div className="article-body">
      <Items field={article.body}>{(item) => <Item item={item} subheading={hasHeadings ? 'h3' : 'h2'} />}</Items>
    </div>
  )
}

function Item({ item, subheading }: { item: BodyItem; subheading: 'h2' | 'h3' }) {
  const { type, content, items, imageSrc, imageAlt } = item
  switch (type) {
    case 'heading':
      return <RichText field={content} as="h2" id={anchorOf(item)} inline className="h2" />
    case 'subheading':
      return <RichText field={content} as={subheading} id={anchorOf(item)} inline className="h3" />
    case 'quote':
      return <RichText field={content} as="blockquote" inline className="article-quote" />
    case 'list':
      return (
        <ul>
          {/* List items stored by older versions may have no id. */}
          {items?.items.map((entry, index) => (
            <Text key={entry.id ?? index} field={entry.content} as="li" />
          ))}
        </ul>
      )
    case 'image':
      return (
        <figure>
          <Picture field={imageSrc} alt={imageAlt} sizes="(width >= 62rem) 760px, 100vw" />
          <RichText field={content} as="figcaption" inline />
        </figure>
      )
    default:
      return <RichText field={content} className={type ? 'rich' : 'rich article-intro'} />
  }
}
