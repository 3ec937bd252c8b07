<#import "template.ftl" as layout>
<@layout.registrationLayout; section>
<#if section = "header">${msg("logoutConfirmTitle")}
<#elseif section = "form">
<p>${msg("logoutConfirmHeader")}</p>
<form action="${url.logoutConfirmAction}" method="post">
<input type="hidden" name="session_code" value="${logoutConfirm.code}">
<div class="buttons">
<button class="button" name="confirmLogout">${msg("doLogout")}</button>
<#if !logoutConfirm.skipLink && (client.baseUrl)?has_content><a class="button quiet" href="${client.baseUrl}">${msg("doNotLogout")}</a></#if>
</div>
</form>
</#if>
</@layout.registrationLayout>
