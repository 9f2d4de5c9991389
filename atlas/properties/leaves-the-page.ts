/** States from which the browser leaves the page, by machine: what they wait for is the page's end. */
export const leavesThePage: Readonly<Record<string, readonly string[]>> = {
  logout: ['reloading'],
  purchase: ['leaving'],
}
