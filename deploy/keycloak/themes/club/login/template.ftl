<#-- The frame of every page: the club's colours on the left (above, on a phone), the page's content on the right. The
     styles are those of the embedded provider's pages (server/src/platform/identity/pages). -->
<#macro registrationLayout bodyClass="" displayInfo=false displayMessage=true displayRequiredFields=false>
<#assign title><#nested "header"></#assign>
<#assign club=(realm.displayName)!"">
<#assign clubUrl=(properties.clubUrl)!"">
<#assign hasClub=clubUrl?starts_with("http")>
<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · ${club}</title>
<#if hasClub>
<link rel="icon" href="${clubUrl}/club/icon">
<#else>
<link rel="icon" href="${url.resourcesPath}/img/mark.svg">
</#if>
<#list properties.styles?split(' ') as style>
<link rel="stylesheet" href="${url.resourcesPath}/${style}">
</#list>
<#-- Last: the club's own colours and icon, which override those of this theme. -->
<#if hasClub>
<link rel="stylesheet" href="${clubUrl}/club/look.css">
</#if>
<#if scripts??>
<#list scripts as script>
<script src="${script}"></script>
</#list>
</#if>
<script type="module">
  import { checkAuthSession, startSessionPolling } from "${url.resourcesPath}/js/authChecker.js";
  // Continues automatically if the user has signed in on another page of this browser meanwhile.
  startSessionPolling("${url.ssoLoginInOtherTabsUrl?no_esc}");
<#if authenticationSession??>
  checkAuthSession("${authenticationSession.authSessionIdHash}");
</#if>
</script>
<script src="${url.resourcesPath}/js/pages.js" defer></script>
</head>
<body data-page-id="login-${pageId}">
<div class="frame">
<header class="court">
<svg class="lines" viewBox="0 0 400 240" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><path d="M104 16h192M120 16-60 240M280 16l180 224M140 16 5 240M260 16l135 224M97 88h206M200 16v72M-28 200h456M200 200v-8"/></svg>
<a class="brand" href="${(client.baseUrl)!'#'}"><svg viewBox="0 0 40 40" aria-hidden="true"><rect width="40" height="40" rx="10" fill="#fff"/><g fill="none" stroke-width="2.6" stroke-linecap="round"><ellipse cx="22" cy="16.5" rx="6.4" ry="8" transform="rotate(38 22 16.5)"/><path d="m16.4 23.4-5.6 6.8"/><circle cx="28.6" cy="28.4" r="2.9"/></g></svg><span>${club}</span></a>
<p class="motto">${msg("clubMotto")}</p>
<p class="aside">${msg("clubAside")}</p>
</header>
<main>
<h1>${title}</h1>
<#if auth?has_content && auth.showUsername() && !auth.showResetCredentials()>
<p class="lead">${msg("signingInAs")} <strong>${auth.attemptedUsername}</strong>. <a href="${url.loginRestartFlowUrl}">${msg("restartLoginTooltip")}</a></p>
<#nested "show-username">
</#if>
<#if displayMessage && message?has_content>
<@notice message.summary message.type />
</#if>
<#nested "form">
<#if auth?has_content && auth.showTryAnotherWayLink()>
<form action="${url.loginAction}" method="post">
<input type="hidden" name="tryAnotherWay" value="on">
<button class="button quiet">${msg("doTryAnotherWay")}</button>
</form>
</#if>
<#nested "socialProviders">
<#if displayInfo>
<div class="foot"><#nested "info"></div>
</#if>
</main>
</div>
</body>
</html>
</#macro>

<#-- What a page has from the start is not announced: the field that gets the focus is described by it (field, refused). -->
<#macro notice text type="error">
<div class="alert ${type}" id="alert" role="${(type = 'error')?then('alert', 'status')}"><svg viewBox="0 0 20 20" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"><circle cx="10" cy="10" r="8.4"/><path d="M10 5.6v5.2M10 14.2v.1"/></svg><span>${kcSanitize(text)?no_esc}</span></div>
</#macro>

<#-- A labelled field, associated with its hint and its error message. -->
<#macro field name label autocomplete type="text" value="" autofocus=false hint="" problem="" invalid=false refused=false>
<div class="field"><label for="${name}">${label}</label><div class="box"><input id="${name}" name="${name}" type="${type}" value="${value}" autocomplete="${autocomplete}" required spellcheck="false" autocapitalize="none"<#if (autofocus && refused) || hint?has_content || problem?has_content> aria-describedby="<#if autofocus && refused>alert </#if><#if hint?has_content>${name}-hint </#if><#if problem?has_content>${name}-problem</#if>"</#if> aria-invalid="${(invalid || problem?has_content)?c}"<#if autofocus> autofocus</#if>></div>
<#if hint?has_content><p class="hint" id="${name}-hint">${hint}</p></#if>
<#if problem?has_content><p class="problem" id="${name}-problem">${kcSanitize(problem)?no_esc}</p></#if>
</div>
</#macro>

<#macro wayBack address text>
<a class="button" href="${address}">${text}</a>
</#macro>
