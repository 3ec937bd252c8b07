<#import "template.ftl" as layout>
<#assign weak=messagesPerField.existsError('password')>
<#assign differs=messagesPerField.existsError('password-confirm')>
<@layout.registrationLayout displayMessage=!(weak || differs || (message?has_content && message.type = 'warning')); section>
<#if section = "header">${msg("updatePasswordTitle")}
<#elseif section = "form">
<p class="lead">${msg("updatePasswordLead")}</p>
<#if weak || differs><@layout.notice msg("passwordNotChanged") /></#if>
<form action="${url.loginAction}" method="post">
<input name="username" value="${(auth.attemptedUsername)!''}" autocomplete="username" hidden>
<@layout.field name="password-new" label=msg("passwordNew") type="password" autocomplete="new-password" autofocus=true refused=(weak || differs) hint=msg("passwordHint") problem=weak?then(messagesPerField.get('password'), '') />
<@layout.field name="password-confirm" label=msg("passwordConfirm") type="password" autocomplete="new-password" problem=differs?then(messagesPerField.get('password-confirm'), '') />
<div class="buttons">
<button class="button" name="login">${msg("doSaveAndLogIn")}</button>
<#if isAppInitiatedAction??><button class="button quiet" name="cancel-aia" value="true" formnovalidate>${msg("doCancel")}</button></#if>
</div>
</form>
</#if>
</@layout.registrationLayout>
