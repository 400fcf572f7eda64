/** What brings data of a request into Java code: parameters that a framework fills, and calls that read a request. */

/** Annotations of parameters that Spring, JAX-RS and Micronaut fill with data from a client. */
const filledBy =
  /@(?:\w+\.)*(?:RequestParam|PathVariable|RequestBody|RequestHeader|CookieValue|MatrixVariable|ModelAttribute|RequestPart|QueryParam|PathParam|FormParam|HeaderParam|CookieParam|MatrixParam|BeanParam|FormDataParam|QueryValue)\b/;

/** A parameter without an annotation of its own, and of no type that the framework or a number parser provides. */
const filledByType = new RegExp(
  [
    String.raw`^(?:final\s+|@(?:Valid|Validated|NotNull|NotBlank|NotEmpty|Nullable|Parameter|ApiParam)\b(?:\([^)]*\))?\s*)*`,
    String.raw`(?!@|(?:\w+\.)*(?:\w*(?:Request|Response|Session|Model\w*|Map|Principal|Authentication|User|UserDetails|Locale|`,
    'Pageable|Sort|Result|Errors|Status|Attributes|Writer|Reader|Stream|Builder|Enum|Exchange|Device|Zone|Jwt|Token|Context)|',
    'int|long|short|byte|char|float|double|boolean|Integer|Long|Short|Byte|Character|Float|Double|Boolean|BigDecimal|',
    String.raw`BigInteger|UUID|LocalDate|LocalDateTime|Instant|Date)\b)`,
  ].join(''),
);
const handler = /@(?:Get|Post|Put|Patch|Delete|Request)Mapping\b/;
const uploads = /^(?:MultipartFile|FilePart|FileItem|UploadedFile|CompletedFileUpload)$/;

/** Whether a client decides about the parameter. `modifiers`: of its method. Spring fills those of a handler. */
export function isFilledParameter(code: string, type: string, modifiers: string): boolean {
  return filledBy.test(code) || uploads.test(type) || (handler.test(modifiers) && filledByType.test(code));
}

const requestTypes =
  /^(?:\w*Request(?:Wrapper)?\d?|RoutingContext|Context|ServerWebExchange|ContainerRequestContext|UriInfo|HttpHeaders|HttpExchange)$/;
const requestNames = /(?:^|\W|_)(?:\w*re?qu?e?s?t?|\w*Request|getRequest\(\)|ctx|context|exchange|routingContext)$/;
const reads =
  /^(?:getParameter|getParameterValues|getParameterMap|getParameterNames|getQueryString|getRequestURI|getRequestURL|getPathInfo|getPathTranslated|getCookies|getHeader|getHeaders|getHeaderNames|getInputStream|getReader|getPart|getParts|getQueryParameters|getFormAttribute|getParam|params|pathParam|queryParam|formParam|queryParams|pathVariable|getRawParameter)$/;
/** Functions that read something from a request that they get. */
const helpers =
  /^(?:get|read|parse|extract)\w*(?:Cookie|Param|Parameter|Query|Body|Header|Input|Payload)(?:s|Value|AsString|ByName)?$/;
/** Code of a function that may read a request. */
export const requestReads = new RegExp(
  String.raw`\b(?:${reads.source.slice(4, -2)}|${helpers.source.slice(1, -1).replaceAll('(?:', '(?:')})\s*\(`,
);

/** Whether code that cannot be seen reads a request. Without a type, the name of the receiver tells. */
export function readsRequest(name: string, type: string, ofText: string, firstType: string): boolean {
  if (reads.test(name) && (type === '' || type === 'String' ? requestNames.test(ofText) : requestTypes.test(type)))
    return true;
  return helpers.test(name) && requestTypes.test(firstType);
}

/** Annotations with which a framework checks a login before it calls a function. */
export const loginChecks =
  /@(?:PreAuthorize|PostAuthorize|Secured|RolesAllowed|Authenticated|Requires(?:Authentication|Roles|Permissions|User))\b/;

const request = new RegExp(
  String.raw`${handler.source}|${filledBy.source}|\b(?:${uploads.source.slice(4, -2)})\b|${requestReads.source}`,
);

/** Whether something in the file may read a request, by its text. */
export function mayReadRequest(text: string): boolean {
  return request.test(text);
}
