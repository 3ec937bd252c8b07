<#import "template.ftl" as layout>
<@layout.registrationLayout displayMessage=false; section>
<#if section = "header">${msg("pageExpiredTitle")}
<#elseif section = "form">
<p>${msg("pageExpiredLead")}</p>
<div class="buttons">
<a class="button" href="${url.loginRestartFlowUrl}">${msg("doRestartLogin")}</a>
<a class="button quiet" href="${url.loginAction}">${msg("doContinueLogin")}</a>
</div>
</#if>
</@layout.registrationLayout>
