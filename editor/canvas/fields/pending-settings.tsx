import { useLayoutEffect, useMemo } from 'react'
import type { BilingualText } from '#content/locale.ts'
import { inLocale } from '#content/locale.ts'
import { siteKey } from '#content/page-keys.ts'
import type { PageContextValue } from '#fields/page-context.ts'
import { useEditor, useEditorState, useLocale } from '../../components/editor-context.ts'
import { usePages } from '../../components/use-pages.ts'
import type { EditorDocument } from '../../model/documents/documents.ts'
import { blockFormPlace } from '../../model/documents/places.ts'
import { settingsKey } from '../../model/documents/settings.ts'
import { shownItemName, shownSite } from '../../model/documents/shown-settings.ts'

/**
 * Shows unsaved settings of the site, the page and its item on the page: in the page's context, the colours and the
 * document's title. `around` is the context from the page's loader; it is a new object after each navigation and
 * reload.
 */
export function PendingSettings({ around }: { around: PageContextValue }) {
  const editor = useEditor()
  const { client } = editor
  const locale = useLocale()
  const site = useChanged(settingsKey(siteKey), around)
  const slug = usePages().find(({ path }) => path.en === around.path)?.slug ?? ''
  const page = useChanged(settingsKey(slug), around)
  const opened = useEditorState(({ blocks }) => [...blocks.values()].find((block) => block.opened))
  const item = useChanged((opened && blockFormPlace(opened)?.documentKey) ?? '', around)
  const shown = useMemo(
    () => ({ site: site && shownSite(site, around, client.base), accent: page?.edited.accent as string | undefined }),
    [site, page, around, client],
  )
  useLayoutEffect(() => editor.setState({ shownSettings: shown }), [editor, shown])
  useLayoutEffect(() => () => editor.setState({ shownSettings: undefined }), [editor])
  const { brand, palette } = shown.site?.[locale] ?? around
  usePalette(palette, around.palette)
  const name = item
    ? shownItemName(item, locale, client.base)
    : page && inLocale(page.edited.name as BilingualText, locale).text
  useTitle(name, brand, around)
  return null
}

/** Returns a document with unsaved changes, or one that has changed since the page was loaded; undefined for others. */
function useChanged(key: string, around: PageContextValue): EditorDocument | undefined {
  const { documents } = useEditor()
  const document = useEditorState((state) => state.documents.get(key))
  // biome-ignore lint/correctness/useExhaustiveDependencies: `around` is a new object when the page is loaded again
  const before = useMemo(() => documents.get(key)?.version, [documents, key, around])
  const isChanged = document && (document.pending.length > 0 || document.version !== before)
  return isChanged ? document : undefined
}

type Palette = PageContextValue['palette']

/** Sets the colours of the page. React sets the stored ones on the same element (app/root.tsx). */
function usePalette(palette: Palette = {}, stored: Palette = {}) {
  const [now, before] = [JSON.stringify(palette), JSON.stringify(stored)]
  // biome-ignore lint/correctness/useExhaustiveDependencies: `now` and `before` are the contents of the objects
  useLayoutEffect(() => {
    const names = Object.keys({ ...stored, ...palette }) as `--${string}`[]
    const set = (colors: NonNullable<Palette>) => {
      // An empty value removes the property.
      for (const name of names) document.documentElement.style.setProperty(name, colors[name] ?? '')
    }
    set(palette)
    return () => set(stored)
  }, [now, before])
}

/**
 * Sets the title of the document, '{name} - {brand}' (app/seo/head.ts). The router does not restore it: it sets the
 * title only when its own value changes. That value is also in `og:title`.
 */
function useTitle(name: string | undefined, brand: string, around: PageContextValue) {
  useLayoutEffect(() => {
    const stored = storedTitle()
    if (!stored) return
    document.title = `${name ?? stored.slice(0, -` - ${around.brand}`.length)} - ${brand}`
    return () => {
      document.title = storedTitle() ?? stored
    }
  }, [name, brand, around])
}

const storedTitle = () => document.querySelector<HTMLMetaElement>('meta[property="og:title"]')?.content
