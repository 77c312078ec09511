import { useTranslation } from 'react-i18next'
import { type CurrentRelease, setCurrentRelease } from '#api/current-release.ts'
import { useEditor } from '../components/editor-context.ts'
import { reloadWithToast } from '../model/navigate.ts'

/**
 * Returns a function that switches to a release or, with null, to the live site. It asks first if there are unsaved
 * changes, and reloads the page, because all content comes from the release or the live site. After the reload a toast
 * shows `outcome` (by default where the user works now), and the release's button in the bar has the focus.
 */
export function useEnterRelease(): (release: CurrentRelease | null, outcome?: string) => Promise<void> {
  const { t } = useTranslation()
  const { act, ask } = useEditor()
  return async (release, outcome) => {
    if (!(await act.settled()) && !(await ask('editor.leave', { ask: { isDangerous: true } }))) return
    setCurrentRelease(release)
    const text = outcome ?? (release ? `${t('releases.workingIn')} ${release.name}` : t('releases.liveNow'))
    reloadWithToast(text, '.ed-release')
  }
}
