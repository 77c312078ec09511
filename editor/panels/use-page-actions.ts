import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { localizeHref } from '#content/address.ts'
import { detailPagesOf } from '#content/detail-pages.ts'
import { useEditor, useLocale } from '../components/editor-context.ts'
import { focusNextPage } from '../components/focus-page.ts'
import { Eye, EyeOff, Settings2, Trash2 } from '../components/icons.tsx'
import { Copy } from '../components/lazy-icons.tsx'
import type { MenuAction } from '../components/menu/menu-button.tsx'
import { itemMessages } from '../model/documents/field-schema.ts'
import { linksOf } from '../model/documents/links.ts'
import { pageActs } from '../model/documents/page-acts.ts'
import { pageLink } from '../model/documents/pages.ts'
import { publishingOf } from '../model/documents/publishing.ts'
import { placeOfSettings } from '../model/documents/settings.ts'
import { navigateTo, navigateWithToast } from '../model/navigate.ts'
import type { ListedPage } from './listed-pages.ts'
import { focusPanel } from './panel.tsx'

/** Returns what the user may do with a listed page or item. */
export function usePageActions(listed: ListedPage, row: RefObject<HTMLElement | null>): MenuAction[] {
  const { t } = useTranslation()
  const editor = useEditor()
  const { ask, documents, open, may } = editor
  const locale = useLocale()
  const { page, item, name, isDraft, isShown } = listed
  const acts = pageActs(editor)
  const isWriter = may(item ? 'content.write' : 'pages.write')

  async function duplicate() {
    const copy = item ? await acts.duplicateItem(item) : await acts.duplicatePage(page)
    if (!copy) return
    const { href } = item ? pageLink(t, locale, page, copy) : pageLink(t, locale, copy)
    focusNextPage()
    navigateTo(href)
  }
  async function remove() {
    const next = row.current?.nextElementSibling?.querySelector('button')
    const isDone = await (item ? removeItem() : removePage())
    if (!isDone) return
    if (isShown) {
      const list = item && detailPagesOf(page, item.type)?.list
      navigateWithToast(`${localizeHref(list ?? '/', locale)}?edit=true`, t('notices.changesSaved'))
    } else if (next?.isConnected) next.focus()
    else focusPanel()
  }
  async function removeItem() {
    if (!item) return false
    const key = itemMessages(item.type)?.confirmDelete ?? 'deletion.item'
    const question = { title: t('history.quoted', { name }), isDangerous: true }
    return (await ask(key, { ask: question })) && documents.structure.deleteItem(item)
  }
  async function removePage() {
    const warning = await linksOf(editor).warningFor(page)
    const text = [t('pages.delete.ask.text', { name }), warning].filter(Boolean).join('\n\n')
    return (await acts.deletePage(page, text)) === 'done'
  }
  const settings = item ? ({ documentKey: item.key, path: [], kind: 'settings' } as const) : placeOfSettings(page)
  return [
    isWriter && { label: t('editor.duplicateBlock'), icon: Copy, run: () => void duplicate() },
    isWriter &&
      page !== 'home' && {
        label: t(isDraft ? 'pages.show.label' : 'pages.hide.label'),
        icon: isDraft ? Eye : EyeOff,
        run: () => void publishingOf(editor).setPublic(isDraft, page, item),
      },
    may('content.translate') && {
      label: t('pages.settings'),
      icon: Settings2,
      run: (from: HTMLElement | null) => void open.field({ ...settings, path: [] }, from),
    },
    isWriter &&
      listed.mayBeDeleted && { label: t('common.delete'), icon: Trash2, isDangerous: true, run: () => void remove() },
  ].filter((action) => action !== false)
}
