import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { LocalizedMedia, LocalizedText } from '#content/localized.ts'
import { Flow, Items, LinkTo, Picture, ReadOnlyFields, RichText, Text, usePage } from '#fields/fields.tsx'
import { ArrowLeft, Icon, LinkedIn, WhatsApp, XNetwork } from '#ui/icons.tsx'
import { Blob, type BlobShape, StarPattern } from '#ui/ornaments.tsx'
import type { LocalizedContent } from '../catalogue.ts'
import { VideoDialog, VideoLink } from '../hero/video-dialog.tsx'
import { youtubeEmbed } from '../hero/youtube.ts'

type ArticlePageProps = {
  article: LocalizedArticle
  /** The back link: the English path of a list, and the label if the article has none of its own. */
  back: { path: string; label: string }
  title: string
  head: ReactNode
  picture?: { field: LocalizedMedia | undefined; alt?: LocalizedText | undefined }
  /** `lead` is shown above the text, and `aside` in the sidebar. */
  lead?: ReactNode
  aside?: ReactNode
  accent?: string | undefined
  shape?: BlobShape
  /** Whether the page is one narrow column without picture and sidebar. */
  isSimple?: boolean
}

/** Renders the page of a post, a story or a job: head, picture, text, and a sidebar with a table of contents. */
export function ArticlePage(props: ArticlePageProps) {
  const { article, back, title, head, picture, lead, aside, accent, shape = 'cloud', isSimple = false } = props
  const { hrefOf } = usePage()
  const share = <Share title={title} heading={article.shareTitle} />
  return (
    <article className="article" data-accent={accent} data-layout={isSimple ? 'simple' : 'article'}>
      <header className="stage article-head" data-enters="">
        <Blob shape={shape} className="article-blob" />
        <StarPattern />
        <div className="wrap article-title">
          <LinkTo
            href={{ href: hrefOf(back.path) }}
            label={article.backLinkText ?? { text: back.label }}
            className="article-back"
            before={<Icon of={ArrowLeft} turn />}
          />
          {head}
        </div>
      </header>
      {picture?.field?.src && !isSimple && (
        <div className="article-picture">
          <Picture field={picture.field} alt={picture.alt} sizes="(width >= 68rem) 1040px, 88vw" priority />
        </div>
      )}
      <div className="wrap columns article-grid">
        {!isSimple && (
          <Sidebar article={article}>
            {aside}
            {share}
          </Sidebar>
        )}
        <div className="article-text">
          {lead}
          <ArticleBody article={article} />
          <div className="article-end">{share}</div>
        </div>
      </div>
    </article>
  )
}

/**
 * Renders an article's table of contents and `children`. On wide screens, the sidebar stays 100 px below the top of the
 * window. ui/scroll-spy.ts marks the current heading (specification §2, §4).
 */
export function Sidebar({ article, children }: { article: LocalizedArticle; children: ReactNode }) {
  const { t } = useTranslation()
  const headings = headingsOf(article)
  return (
    <aside className="stack article-side">
      {headings.length > 1 && (
        <nav data-contents aria-label={article.tocTitle?.text || t('article.contents')}>
          <Text field={article.tocTitle ?? { text: t('article.contents') }} as="p" className="label" />
          <ol>
            <ReadOnlyFields>
              {headings.map((heading) => (
                <li key={heading.id}>
                  <a href={`#${anchorOf(heading)}`}>
                    <RichText field={heading.content} as="span" inline />
                  </a>
                </li>
              ))}
            </ReadOnlyFields>
          </ol>
        </nav>
      )}
      {children}
    </aside>
  )
}

/** Renders the body of an article (specification §3). Subheadings are h3 if the body has headings, else h2. */
export function ArticleBody({ article }: { article: LocalizedArticle }) {
  const hasHeadings = article.body?.items.some(({ type }) => type === 'heading')
  return (
    <div className="article-body">
      <Flow field={article.body}>
        <Items field={article.body}>{(item) => <Item item={item} subheading={hasHeadings ? 'h3' : 'h2'} />}</Items>
      </Flow>
    </div>
  )
}

function Item({ item, subheading }: { item: LocalizedBodyItem; subheading: 'h2' | 'h3' }) {
  const { type, content, items, imageSrc, imageAlt, videoSrc } = item
  const List = type === 'numbered-list' ? 'ol' : 'ul'
  switch (type) {
    case 'heading':
      return <RichText field={content} as="h2" id={anchorOf(item)} inline className="h2" />
    case 'subheading':
      return <RichText field={content} as={subheading} id={anchorOf(item)} inline className="h3" />
    case 'quote':
      return <RichText field={content} as="blockquote" inline className="article-quote" />
    case 'list':
    case 'numbered-list':
      return (
        <List>
          {/* The ids are optional (content/schema/article.ts). */}
          {items?.items.map((entry, index) => (
            <Text key={entry.id ?? index} field={entry.content} as="li" />
          ))}
        </List>
      )
    case 'image':
      return (
        <figure>
          <Picture field={imageSrc} alt={imageAlt} sizes="(width >= 62rem) 760px, 88vw" />
          <RichText field={content} as="figcaption" inline />
        </figure>
      )
    case 'video':
      return (
        <figure>
          {videoSrc?.src && <Film id={`film-${item.id}`} film={videoSrc} />}
          <RichText field={content} as="figcaption" inline />
        </figure>
      )
    default:
      return <RichText field={content} className={type ? 'rich' : 'rich article-intro'} />
  }
}

/** Renders a video. A YouTube video is loaded only when a visitor opens it. */
function Film({ id, film }: { id: string; film: LocalizedMedia }) {
  const { t } = useTranslation()
  const label = { text: t('common.watchVideo') }
  if (!youtubeEmbed(film.src)) return <Picture field={film} />
  return (
    <>
      <VideoLink id={id} label={label} video={film} />
      <VideoDialog id={id} label={label} video={film} />
    </>
  )
}

const networks = [
  ['LinkedIn', LinkedIn, (url: string) => `https://www.linkedin.com/sharing/share-offsite/?url=${url}`],
  ['X', XNetwork, (url: string, title: string) => `https://x.com/intent/post?url=${url}&text=${title}`],
  ['WhatsApp', WhatsApp, (url: string, title: string) => `https://wa.me/?text=${title}%20${url}`],
] as const

/** Renders links that share the page on social networks (specification §2). */
export function Share({ title, heading }: { title: string; heading: LocalizedText | undefined }) {
  const { t } = useTranslation()
  const { hrefOf, origin, path } = usePage()
  const address = encodeURIComponent(origin + hrefOf(path))
  return (
    <div className="article-share">
      <Text field={heading ?? { text: t('article.shareTitle') }} as="p" className="label" />
      <ul>
        {networks.map(([network, icon, hrefFor]) => (
          <li key={network}>
            <a className="round" href={hrefFor(address, encodeURIComponent(title))} target="_blank" rel="noopener">
              <span className="sr-only">
                {t('article.share', { network })} ({t('common.opensInNewTab')})
              </span>
              <Icon of={icon} strokeWidth={icon === LinkedIn ? 2.5 : undefined} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

type Detail = NonNullable<LocalizedContent<'RESOURCES'>['posts']['items'][number]['detailContent']>
export type LocalizedArticle = Pick<Detail, 'backLinkText' | 'intro' | 'shareTitle' | 'tocTitle' | 'body'>
export type LocalizedBodyItem = NonNullable<Detail['body']>['items'][number]

export const isHeading = ({ type }: LocalizedBodyItem) => type === 'heading' || type === 'subheading'

/** Returns the id of a heading in the page. The prefix avoids collisions with other ids of the page. */
export const anchorOf = ({ id }: LocalizedBodyItem) => `part-${id}`

export function headingsOf(article: LocalizedArticle): LocalizedBodyItem[] {
  return article.body?.items.filter((item) => isHeading(item) && item.content?.html) ?? []
}
