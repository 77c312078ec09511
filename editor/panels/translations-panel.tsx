export { LinksPanel as TranslationsPanel } from './links-panel.tsx'
