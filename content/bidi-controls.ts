/** These characters can disguise a text, and nobody types them: embeddings, overrides, isolates. */
export const hasBidiControls = (text: string): boolean => /[\u202A-\u202E\u2066-\u2069]/.test(text)
