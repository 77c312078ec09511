import { useTranslation } from 'react-i18next'
import type { ShownMedia, ShownText } from '#content/shown.ts'
import { Text } from '#fields/text.tsx'
import { Icon } from '#ui/icon.tsx'
import { Play, X } from '#ui/icons.ts'
import { youtubeEmbed } from './youtube.ts'
import './film.css'

type FilmProps = { id: string; label: ShownText; film: ShownMedia; poster?: ShownMedia }

/** Opens the film in a dialog, where it starts; closing stops it (ui/dialogs.ts). */
export function FilmButton({ id, label, className = '' }: Pick<FilmProps, 'id' | 'label'> & { className?: string }) {
  return (
    <button
      type="button"
      className={`film-button ${className}`}
      command="show-modal"
      commandfor={id}
      aria-haspopup="dialog"
    >
      <span className="round">
        <Icon of={Play} />
      </span>
      <Text field={label} />
    </button>
  )
}

/** A file plays as it is; a film on YouTube is asked for only once the dialog is open. */
export function FilmDialog({ id, label, film, poster }: FilmProps) {
  const { t } = useTranslation()
  const embed = youtubeEmbed(film.src)
  return (
    <dialog id={id} className="film on-ink" aria-label={label.text}>
      <button type="button" className="round" command="close" commandfor={id} aria-label={t('common.close')}>
        <Icon of={X} />
      </button>
      {embed ? (
        <iframe data-film={embed} title={label.text} allow="autoplay; encrypted-media; fullscreen" />
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: the film has no speech; what it shows is told on the page
        <video src={film.src} poster={poster?.src} aria-label={label.text} controls playsInline preload="none" />
      )}
    </dialog>
  )
}
