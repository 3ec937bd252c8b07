<#import "template.ftl" as layout>
<#assign refused=messagesPerField.existsError('username', 'password')>
<@layout.registrationLayout displayMessage=!refused displayInfo=true; section>
<#if section = "header">${msg("loginAccountTitle")}
<#elseif section = "form">
<#if !usernameHidden??><p class="lead">${msg("loginLead")}</p></#if>
<#if refused><@layout.notice messagesPerField.getFirstError('username', 'password') /></#if>
<form action="${url.loginAction}" method="post">
<#if !usernameHidden??>
<@layout.field name="username" label=msg("username") value=(login.username!'') autocomplete="username" autofocus=!refused invalid=refused />
</#if>
<@layout.field name="password" label=msg("password") type="password" autocomplete="current-password" autofocus=(refused || usernameHidden??) invalid=refused refused=refused />
<input type="hidden" name="rememberMe" value="on">
<input type="hidden" name="credentialId" value="${(auth.selectedCredential)!''}">
<button class="button" name="login">${msg("doLogIn")}</button>
</form>
<#elseif section = "info">
<p>${msg("forgottenPassword")}</p>
<#if (client.baseUrl)?has_content><p><a href="${client.baseUrl}">${msg("backToApplication")}</a></p></#if>
</#if>
</@layout.registrationLayout>
