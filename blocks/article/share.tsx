import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { localizeHref } from '#content/address.ts'
import type { LocalizedText } from '#content/localized.ts'
import { PageContext } from '#fields/page-context.ts'
import { Text } from '#fields/text.tsx'
import { NetworkIcon } from '#ui/network-icon.tsx'

/** The share addresses of the networks, each with the page's address and title. */
const networks = [
  ['LinkedIn', (url: string) => `https://www.linkedin.com/sharing/share-offsite/?url=${url}`],
  ['X', (url: string, title: string) => `https://x.com/intent/post?url=${url}&text=${title}`],
  ['WhatsApp', (url: string, title: string) => `https://wa.me/?text=${title}%20${url}`],
] as const

/** Links to share the page on three social networks (specification §2). */
export function Share({ title, heading }: { title: string; heading: LocalizedText | undefined }) {
  const { t } = useTranslation()
  const { origin, path, locale } = use(PageContext)
  const address = encodeURIComponent(origin + localizeHref(path, locale))
  return (
    <div className="article-share">
      <Text field={heading ?? { text: t('article.shareTitle') }} as="p" className="label" />
      <ul>
        {networks.map(([network, hrefFor]) => (
          <li key={network}>
            <a className="round" href={hrefFor(address, encodeURIComponent(title))} target="_blank" rel="noopener">
              <span className="sr-only">
                {t('article.share', { network })} ({t('common.opensInNewTab')})
              </span>
              <NetworkIcon network={network} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
