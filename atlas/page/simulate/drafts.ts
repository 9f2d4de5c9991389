const KEY = 'atlas-payload '

/** What somebody typed as a payload and did not send yet; kept until the tab is closed. */
export const readDraft = (name: string): string | null => {
  try {
    return sessionStorage.getItem(KEY + name)
  } catch {
    return null
  }
}

/** Keeps what is typed. */
export const keepDraft = (name: string, text: string): void => {
  try {
    sessionStorage.setItem(KEY + name, text)
  } catch {
    // A private window forbids storage: it stays in the field.
  }
}
