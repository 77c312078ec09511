import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { isPostgres } from '../dialect.ts'

/** What differs between the databases. `key` is the type of a text that is sorted or compared. */
type Differences = { key: string; json: string; rowId: string; indexedWords: string; wordIndex: string }

const sqlite: Differences = {
  key: 'text',
  json: 'text',
  rowId: 'integer',
  indexedWords: '',
  // The index does not store the texts. SQLite does not stem them either: search/words.ts does.
  wordIndex: `create virtual table search_index using fts5(
    title, description, body, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 0')`,
}

const postgres: Differences = {
  // By default PostgreSQL sorts by the server's collation ('a', 'B'), but SQLite and JavaScript by code units ('B', 'a').
  key: 'text collate "C"',
  json: 'jsonb',
  rowId: 'serial',
  indexedWords: 'words tsvector,',
  wordIndex: 'create index search_documents_words on search_documents using gin (words)',
}

export const firstSchema: Migration = {
  async up(db: Kysely<unknown>) {
    const differences = isPostgres(db) ? postgres : sqlite
    for (const part of [content, releases, accounts, search]) {
      for (const statement of part(differences).split(';')) await sql.raw(statement).execute(db)
    }
  },
}

const content = ({ key, json }: Differences) => `
  create table pages (
    slug ${key} not null primary key, version integer not null, updated_at text not null, content ${json},
    content_version integer not null default 0, due_at text);
  create index pages_by_due_at on pages (due_at);
  create table blocks (
    id ${key} not null primary key, page_slug ${key} not null references pages (slug),
    block_type text not null, position integer not null, content ${json} not null, version integer not null,
    updated_at text not null, updated_by text);
  create index blocks_by_page on blocks (page_slug, position);
  create table items (
    block_id ${key} not null references blocks (id) on delete cascade, id ${key} not null, list text not null,
    position double precision not null, type ${key}, date ${key} not null, content ${json} not null,
    version integer not null, updated_at text not null, updated_by text, is_draft integer not null default 0,
    due_at text,
    constraint items_key primary key (block_id, id));
  create index items_by_date on items (block_id, date desc, position, id);
  create index items_by_type on items (block_id, type, date desc, position, id);
  create index items_by_due_at on items (due_at);
  create table revisions (
    id ${key} not null primary key, block_id ${key} not null, item_id ${key}, page_slug ${key} not null,
    block_type text not null, version integer not null, block_version integer not null, action text not null,
    position double precision not null, content ${json} not null, author_id text, created_at ${key} not null,
    page_version integer not null, reverts integer, removes integer);
  create index revisions_by_block on revisions (block_id, item_id, block_version);
  create index revisions_by_page on revisions (page_slug, created_at);
  create index revisions_by_change on revisions (page_slug, page_version);
  create index revisions_removing on revisions (created_at, id) where action = 'delete' or removes = 1;
  create table translations (
    block_id ${key} not null, item_id ${key} not null, path ${key} not null, arabic ${key} not null,
    origin text not null, source text not null,
    constraint translations_key primary key (block_id, item_id, path, arabic));
  create table redirects (
    id ${key} not null primary key, from_path ${key} not null unique, to_path ${key} not null,
    permanent integer not null, hits integer not null, used_at text, created_at text not null);
  create index redirects_by_target on redirects (to_path);
  create table missed_addresses (
    day ${key} not null, path ${key} not null, count integer not null,
    constraint missed_addresses_key primary key (day, path));
  create table uploads (
    key ${key} not null primary key, mime text not null, bytes integer not null, width integer, height integer,
    original_name text not null, created_by text, created_at text not null, alt_en text, alt_ar text)`

const releases = ({ key, json }: Differences) => `
  create table releases (
    id ${key} not null primary key, name text not null, state text not null, seq integer not null,
    created_by text, created_at ${key} not null, updated_at text not null, publish_at text, published_at text,
    published_by text, published_content ${json} not null, notes_content ${json} not null, rolled_back_at text,
    rolled_back_by text, requires_translation integer);
  create index releases_by_state on releases (state, publish_at);
  create table release_documents (
    release_id ${key} not null, block_id ${key} not null, item_id ${key} not null, seq integer not null,
    page_slug ${key} not null, block_type text not null, base_content ${json}, wanted_content ${json},
    is_left integer not null, author_id text, created_at text not null, reverts integer,
    constraint release_documents_key primary key (release_id, block_id, item_id, seq));
  create table release_translations (
    release_id ${key} not null, block_id ${key} not null, item_id ${key} not null, path ${key} not null,
    arabic ${key} not null, origin text not null, source text not null,
    constraint release_translations_key primary key (release_id, block_id, item_id, path, arabic));
  create table preview_links (
    token_hash ${key} not null primary key, release_id ${key} not null, expires_at text not null,
    created_by text not null)`

const accounts = ({ key, json }: Differences) => `
  create table users (
    id ${key} not null primary key, email ${key} not null unique, name text, role text not null,
    password_hash text not null, founder integer unique, created_at text not null, password_changed_at text,
    invited_at text, locale text, locales text, totp_secret text, totp_step integer, recovery_hashes text);
  create table removed_users (
    id ${key} not null primary key);
  create table refresh_tokens (
    id ${key} not null primary key, family ${key} not null,
    user_id ${key} not null references users (id) on delete cascade, token_hash ${key} not null unique,
    created_at text not null, expires_at ${key} not null, spent_at text, revoked_at text, user_agent text);
  create index refresh_tokens_by_family on refresh_tokens (family);
  create index refresh_tokens_by_user on refresh_tokens (user_id);
  create table password_resets (
    token_hash ${key} not null primary key, user_id ${key} not null references users (id) on delete cascade,
    expires_at ${key} not null);
  create index password_resets_by_user on password_resets (user_id);
  create table request_counts (
    subject ${key} not null primary key, times text not null, expires_at ${key} not null);
  create index request_counts_by_end on request_counts (expires_at);
  create table enquiries (
    id ${key} not null primary key, name text not null, email text not null, message text not null,
    company text, phone text, interest text, source text, locale text not null, status text not null,
    created_at ${key} not null);
  create index enquiries_by_time on enquiries (created_at, id);
  create table outgoing_mails (
    id ${key} not null primary key, content ${json} not null, attempts integer not null, due_at ${key},
    error text, created_at ${key} not null);
  create index outgoing_mails_by_due on outgoing_mails (due_at)`

/** All rows are computed from the content: after they are deleted, the next start of the server makes them again. */
const search = ({ key, rowId, indexedWords, wordIndex }: Differences) => `
  create table search_documents (
    id ${rowId} primary key, locale ${key} not null, page_slug ${key} not null, block_id ${key} not null,
    item_id ${key} not null, kind text not null, path text not null, title text not null,
    description text not null, body text not null, ${indexedWords}
    constraint search_documents_by_source unique (page_slug, item_id, locale));
  create index search_documents_by_locale on search_documents (locale, id);
  create table search_words (
    locale ${key} not null, word ${key} not null, stem ${key} not null,
    constraint search_words_key primary key (locale, word));
  create index search_words_by_stem on search_words (locale, stem);
  ${wordIndex}`
