/** What the header shows of the signed-in person. */
export type HeaderAccount = {
  displayName: string
  avatarUrl: string | null
  roles: readonly string[]
}
