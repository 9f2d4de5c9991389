/** Sends a request and answers its response, as `fetch` does. */
export type Transport = (request: Request) => Promise<Response>

let transport: Transport = (request) => fetch(request)

/** What the client of the API sends its calls with: `fetch` in the browser; where pages are rendered, calls stay in the process. */
export const sendBy = (next: Transport): void => {
  transport = next
}

/** Sends a call. */
export const sendCall: Transport = (request) => transport(request)
